// The rows of the list of translations, with their texts: a few statements, however many rows there are.
import { db } from "#prisma/client.ts";
import { ofPosts, ofPrograms, postWork, programWork, readPageWorks } from "./read-work.ts";
import type { TranslationWork } from "./translation-work.ts";

/** A task with its text. */
export interface ListedTask {
  readonly id: number;
  readonly work: TranslationWork;
}

interface Columns {
  readonly postId: number | null;
  readonly programId: number | null;
  readonly pageKey: string | null;
}

const keyOf = ({ postId, programId, pageKey }: Columns) => `${postId} ${programId} ${pageKey}`;

/** Tasks by their ids, in any order. */
export async function readTasks(ids: readonly number[], now: Date): Promise<ListedTask[]> {
  const tasks = await db.translationTask.findMany({ where: { id: { in: [...ids] } } });
  const [posts, programs, pageKeys] = [
    tasks.flatMap(({ postId }) => postId ?? []),
    tasks.flatMap(({ programId }) => programId ?? []),
    tasks.flatMap(({ pageKey }) => pageKey ?? []),
  ];
  const [works, remarks] = await Promise.all([
    Promise.all([
      db.post.findMany({ where: { id: { in: posts } }, select: ofPosts }),
      db.program.findMany({ where: { id: { in: programs } }, select: ofPrograms }),
      readPageWorks(pageKeys, now),
    ]).then(([foundPosts, foundPrograms, pages]) => [
      ...foundPosts.map((post) => postWork(post, now)),
      ...foundPrograms.map((program) => programWork(program, now)),
      ...pages,
    ]),
    db.translationRemark.groupBy({
      by: ["postId", "programId", "pageKey"],
      where: {
        resolvedAt: null,
        OR: [{ postId: { in: posts } }, { programId: { in: programs } }, { pageKey: { in: pageKeys } }],
      },
      _count: true,
    }),
  ]);
  const open = new Map(remarks.map((row) => [keyOf(row), row._count]));
  const textOf = new Map(
    works.map((work) => [keyOf({ postId: null, programId: null, pageKey: null, ...work.of }), work]),
  );
  return tasks.flatMap((task) => {
    const work = textOf.get(keyOf(task));
    return work ? [{ id: task.id, work: { ...work, task, openRemarks: open.get(keyOf(task)) ?? 0 } }] : [];
  });
}
