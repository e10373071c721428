// Two names of a person are read as two.
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { messagesOf } from "#tests/support/messages.ts";
import type { Program } from "#web/features/programs/programs/public/program.ts";
import { Speakers } from "#web/features/programs/programs/public/Speakers.tsx";

test("a speaker's name and the one in the other language are apart", () => {
  const name = { text: "도유진", language: "KO" };
  const speaker = { id: 1, name, otherName: "Yu-jin Do", affiliation: null, talk: null, portrait: null };
  const html = renderToStaticMarkup(
    <IntlProvider locale="ko" messages={messagesOf("ko")}>
      <MemoryRouter>
        <Speakers program={{ kind: "SEMINAR", speakers: [speaker] } as unknown as Program} />
      </MemoryRouter>
    </IntlProvider>,
  );
  expect(html.replace(/<[^>]*>/g, "")).toContain("도유진 Yu-jin Do");
});
