/** How many posts are named beside one. */
const RELATED = 4;

/** What is named beside a post: never itself. */
export function relatedPosts<Post extends { readonly id: number }>(
  posts: readonly Post[] | undefined,
  id: number,
): readonly Post[] {
  return (posts ?? []).filter((post) => post.id !== id).slice(0, RELATED);
}
