// The form of the home page: a versioned one, with the schema and the mutation of the home.
import { z } from "zod";
import { type CheckedHome, homeInput } from "#schema/validation/home.ts";
import { refusalOf } from "#web/components/forms/graphql-refusal.ts";
import {
  useVersionedForm,
  type Versioned,
  type VersionedConflict,
} from "#web/components/forms/use-versioned-form.ts";
import { type EditedHomeFragment, useSaveHomeMutation } from "#web/gql/home-editing.ts";
import { HOME_PARTS, type HomeValues, labelsOf, restoreHome, toHomeValues } from "./home-values.ts";

export type HomeConflict = VersionedConflict<HomeValues>;

/** What a conflict tells has the shape of the form's own query. */
const told = z.custom<EditedHomeFragment>(
  (value) => typeof value === "object" && value !== null && "version" in value && "banners" in value,
);

const toVersioned = (home: EditedHomeFragment): Versioned<HomeValues> => ({
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

export function useHomeForm(home: EditedHomeFragment) {
  const [, saveHome] = useSaveHomeMutation();
  return useVersionedForm<HomeValues, CheckedHome>({
    name: "home",
    schema: homeInput,
    initial: toVersioned(home),
    labelsOf,
    parts: HOME_PARTS,
    restore: restoreHome,
    words: { saved: "home-editing.saved", notSaved: "home-editing.notSaved" },
    save: async (output, version) => {
      const { data, error } = await saveHome({ version, input: toInput(output) });
      if (data && !error) return { saved: toVersioned(data.saveHome) };
      const current = told.safeParse(error?.graphQLErrors[0]?.extensions.conflict).data;
      return { refusal: refusalOf(error), current: current ? toVersioned(current) : null };
    },
  });
}
export type HomeFormState = ReturnType<typeof useHomeForm>;
