// Class: uploads. What is no picture and no document, who may send none, and names that are paths.
import { describe, expect, test } from "vitest";
import { photo } from "#tests/support/uploads.ts";
import type { People } from "./authorization.ts";
import type { Outsider, Person } from "./outsider.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const HTML = "<!doctype html><script>alert(1)</script>";
const GIF = "GIF89a/*<script>alert(1)</script>*/";

export function uploads(outsider: () => Outsider, people: () => People): void {
  const send = (person: Person | null, kind: string, name: string, body: string | Buffer) =>
    outsider().send(`/api/v1/files?kind=${kind}&name=${encodeURIComponent(name)}`, {
      method: "POST",
      headers: {
        "content-type": "application/octet-stream",
        ...(person && { authorization: person.authorization }),
      },
      body: typeof body === "string" ? body : new Uint8Array(body),
    });

  describe("uploads", () => {
    test.each([
      ["image", "a.svg", SVG],
      ["image", "a.png", SVG],
      ["image", "a.jpg", HTML],
      ["image", "a.gif", GIF],
      ["photo", "a.jpg", HTML],
      ["attachment", "a.html", HTML],
      ["attachment", "a.pdf", HTML],
      ["attachment", "a.pdf.exe", "MZ"],
      ["attachment", "a.xlsx", "PK\u0003\u0004"],
      ["attachment", "a.pdf\u0000.html", HTML],
    ])("%s %j is refused for what it is", async (kind, name, body) => {
      const response = await send(people().staff.CONTENT, kind, name, body);
      expect([400, 415, 422]).toContain(response.status);
    });

    test("are nobody's without a session, and a member sends a photo only", async () => {
      const bytes = await photo({ width: 40, height: 40 });
      expect((await send(null, "photo", "a.jpg", bytes)).status).toBe(403);
      expect((await send(people().member, "image", "a.jpg", bytes)).status).toBe(403);
      expect((await send(people().member, "attachment", "a.pdf", "%PDF-1.4")).status).toBe(403);
    });

    test("have names that are no paths, are served as bytes, and to nobody before they are published", async () => {
      const bytes = await photo({ width: 40, height: 40 });
      const response = await send(
        people().staff.CONTENT,
        "image",
        "../../../etc/가\r\nset-cookie: a=b.jpg",
        bytes,
      );
      expect([201, 422, 400]).toContain(response.status);
      const whole = await send(people().staff.CONTENT, "image", "../../사진.jpg", bytes);
      const { name, variants } = await whole.json();
      expect(name).not.toMatch(/[/\\]/);
      const [{ url }] = variants;
      expect((await outsider().send(new URL(url, "http://site").pathname)).status).toBe(404);
    });

    test.each(["/files/../site.json", "/files/..%2f..%2fetc/passwd", "/files/%00", "/files//etc/passwd"])(
      "%s is no file",
      async (path) => {
        expect((await outsider().send(path)).status).toBeGreaterThanOrEqual(300);
      },
    );
  });
}
