// What is next becomes a version, whose notes are published.
import { expect, test } from "vitest";
import { takeNext, titleOf } from "#tests/release/changelog.ts";

const NOW = new Date("2026-12-01T03:00:00Z");
const BEFORE = "# Changelog\n\n## Next\n\n- **Files**: on S3.\n- Faster.\n\n## 0.1.0\n\nThe first version.\n";

test("what is next becomes a version with its notes", () => {
  const { changelog, notes } = takeNext(BEFORE, "0.2.0", NOW);
  expect(changelog).toBe(
    "# Changelog\n\n## Next\n\n## 0.2.0 (2026-12-01)\n\n- **Files**: on S3.\n- Faster.\n\n## 0.1.0\n\nThe first version.\n",
  );
  expect(notes).toBe("- **Files**: on S3.\n- Faster.\n");
  expect(titleOf(notes)).toBe("Files");
});

test("a version that is there, and one without notes, are refused", () => {
  const { changelog } = takeNext(BEFORE, "0.2.0", NOW);
  expect(() => takeNext(changelog, "0.3.0", NOW)).toThrow("Nothing is written");
  expect(() => takeNext(changelog, "0.2.0", NOW)).toThrow("0.2.0 already");
  expect(() => takeNext(BEFORE, "0.1.0", NOW)).toThrow("0.1.0 already");
});
