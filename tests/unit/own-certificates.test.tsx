// The certificates of an account: that there is none is said once, with what leads to each.
import { expect, test } from "vitest";
import { messagesOf } from "#tests/support/messages.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { Certificates } from "#web/features/overview/documents/account/CertificatesAccountPanel.tsx";

const words = messagesOf("ko");
const textOf = (certificates: Parameters<typeof Certificates>[0]["certificates"]) =>
  markupInApp(<Certificates certificates={certificates} />);
const timesIn = (text: string, id: string) => text.split(words[id] ?? "?").length - 1;

test("without any certificate the page says so once", () => {
  const text = textOf([]);
  expect(timesIn(text, "certificates.noneAtAll")).toBe(1);
  expect(timesIn(text, "certificates.lede")).toBe(0);
  expect(timesIn(text, "certificates.none")).toBe(0);
  expect(timesIn(text, "certificates.from.COMPLETION")).toBe(1);
});

test("beside a certificate each other kind says that there is none yet", () => {
  const certificate = { applicationId: null, paymentId: null, year: null, day: "2026-11-20", title: null };
  const text = textOf([{ ...certificate, kind: "MEMBERSHIP" }]);
  expect(timesIn(text, "certificates.lede")).toBe(1);
  expect(timesIn(text, "certificates.none")).toBe(5);
});
