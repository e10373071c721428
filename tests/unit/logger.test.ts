// What reaches the log of things that happen to hold secrets.
import { describe, expect, it } from "vitest";
import { createLogger, describeError } from "#gateway/start/logger.ts";

function logged(fields: object): string {
  let line = "";
  const log = createLogger("info", {
    write: (text) => {
      line = text;
    },
  });
  log.info(fields, "something");
  return line;
}

describe("a log line", () => {
  it("hides what is named like a secret", () => {
    const line = logged({
      password: "hunter22",
      member: { email: "a@example.org", passwordHash: "$argon2id$" },
      request: { headers: { authorization: "Bearer abc" }, token: "abc" },
    });
    for (const secret of ["hunter22", "a@example.org", "argon2id", "abc"]) expect(line).not.toContain(secret);
    expect(line).toContain("[hidden]");
  });

  it("tells an error by name, code, message and place, and its cause", () => {
    const cause = Object.assign(new Error("duplicate key"), {
      code: "23505",
      detail: "Key (email_key)=(a@example.org) already exists.",
    });
    const line = logged({ err: new TypeError("It broke", { cause }) });
    expect(JSON.parse(line).err).toMatchObject({
      type: "TypeError",
      message: "It broke",
      stack: expect.stringMatching(/^\s+at .*logger\.test\.ts/),
      cause: { code: "23505", message: "duplicate key" },
    });
    expect(line).not.toContain("a@example.org");
  });

  it("leaves the arguments of a query out of Prisma's message", () => {
    const error = new Error(
      '\nInvalid invocation:\n\n{ data: { password: "hunter22" } }\n\nArgument is missing.',
    );
    error.name = "PrismaClientValidationError";
    expect(describeError(error)).toMatchObject({ message: "Argument is missing." });
    expect(JSON.stringify(describeError(error))).not.toContain("hunter22");
  });
});
