// The HTML of an email says what its text says, and nothing that somebody typed becomes a part of it.
import { expect, test } from "vitest";
import { mailHtml } from "#gateway/mail/mail-html.ts";

const of = (text: string) => mailHtml({ language: "EN", subject: 'A <b> & "c"', text });
const words = (html: string) =>
  html
    .replace(/.*<body[^>]*>/s, "")
    .replace(/<br>/g, "\n")
    .replace(/<\/p>(?=<p)/g, "\n\n")
    .replace(/<[^>]+>/g, "");

test("has the paragraphs and lines of the text", () => {
  const text = "Dear reader,\n\nOne thing.\n\nAssociation\nSeoul";
  expect(words(of(text))).toBe(text);
  expect(of(text)).toContain('<html lang="en">');
});

test("writes out what would be markup, in the title too", () => {
  const html = of('<script>alert("x")</script> & more');
  expect(html).not.toContain("<script>");
  expect(html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; more");
  expect(html).toContain("<title>A &lt;b&gt; &amp; &quot;c&quot;</title>");
});

test("links addresses, without the bracket behind them, and no other scheme", () => {
  const html = of("See payments (https://example.org/my-account?tab=payments&x=1) and javascript:alert(1)");
  const href = "https://example.org/my-account?tab=payments&amp;x=1";
  expect(html).toContain(`<a href="${href}" style="color:#2b4285">${href}</a>) and javascript:alert(1)`);
  expect(html.match(/<a /g)).toHaveLength(1);
});
