// The home page's own content, edited: its schema, its query and its mutation.
import { useIntl } from "react-intl";
import { useClient } from "urql";
import { type CheckedHome, homeInput } from "#schema/validation/site/home.ts";
import type { Stored } from "#web/components/editor/editor-types.ts";
import { useEditor } from "#web/components/editor/use-editor.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import { type EditedHomeFragment, HomeEditorDocument, useSaveHomeMutation } from "#web/gql/home-editing.ts";
import { HOME_LABELS, type HomeValues, restoreHome, toHomeValues } from "./home-values.ts";

const toStored = (home: EditedHomeFragment): Stored<HomeValues> => ({
  version: home.version,
  values: toHomeValues(home),
});

/** Moments go out as GraphQL writes them. */
const toInput = ({ banners, ...rest }: CheckedHome) => ({
  ...rest,
  banners: banners.map(({ showsFrom, showsTo, ...banner }) => ({
    ...banner,
    showsFrom: showsFrom?.toISOString() ?? null,
    showsTo: showsTo?.toISOString() ?? null,
  })),
});

export function useHomeEditor(home: EditedHomeFragment) {
  const intl = useIntl();
  const client = useClient();
  const [, save] = useSaveHomeMutation();
  return useEditor({
    name: "home",
    schema: homeInput,
    labels: HOME_LABELS,
    stored: toStored(home),
    draft: { form: "home", restore: restoreHome },
    save: async (output, _values, { version }) => {
      const { data, error } = await save({ version: version ?? 0, input: toInput(output) });
      if (!data || error) return refusalOf(error);
      const said = { title: intl.formatMessage({ id: "home-editing.saved" }) };
      return { ok: true, stored: toStored(data.saveHome), said };
    },
    readStored: async () => {
      const { data } = await client
        .query(HomeEditorDocument, {}, { requestPolicy: "network-only" })
        .toPromise();
      return data ? toStored(data.homeForEditing) : null;
    },
  });
}
export type HomeEditor = ReturnType<typeof useHomeEditor>;
