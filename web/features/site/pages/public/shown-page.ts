// Says what the pages of the association show, of a version in force and of one in a preview.
import type { ItemsPageQuery, PeoplePageQuery, TextPageQuery } from "#web/gql/pages.ts";

type Text = NonNullable<TextPageQuery["page"]>;
type Items = NonNullable<ItemsPageQuery["page"]>;
type People = NonNullable<PeoplePageQuery["page"]>;

export type ShownText = Pick<Text, "title" | "content" | "figures">;
export type ShownItems = ShownText & Pick<Items, "entries">;
export type ShownPeople = ShownText & Pick<People, "people">;
