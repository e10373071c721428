// What screen readers and password managers read of a field.
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { CheckField } from "#web/components/forms/CheckField.tsx";
import { ErrorSummary } from "#web/components/forms/ErrorSummary.tsx";
import { FormSection } from "#web/components/forms/FormSection.tsx";
import type { FieldState } from "#web/components/forms/form-types.ts";
import { PasswordField } from "#web/components/forms/PasswordField.tsx";
import { PasswordRules } from "#web/components/forms/PasswordRules.tsx";
import { SelectField } from "#web/components/forms/SelectField.tsx";
import { SubmitButton } from "#web/components/forms/SubmitButton.tsx";
import { TextField } from "#web/components/forms/TextField.tsx";
import { THEME_VARIABLES } from "#web/theme/theme-variables.ts";

function markup(children: ReactNode): string {
  return markupInApp(children, { language: "en" });
}

const state = <Value,>(value: Value, error?: FieldState<Value>["error"]): FieldState<Value> => ({
  id: "form-email",
  name: "email",
  label: "members.field.email",
  value,
  onChange: () => {},
  onBlur: () => {},
  error,
});

/** The first tag of a name. */
const tag = (html: string, name: string) => html.match(new RegExp(`<${name}[^>]*>`))?.[0] ?? "";

describe("a text field", () => {
  test("is named by its label and says that it is needed", () => {
    const html = markup(
      <TextField {...state("")} needed autoComplete="email" type="email" inputMode="email" />,
    );
    expect(tag(html, "label")).toContain('for="form-email"');
    expect(html).toContain("Required");
    for (const attribute of [
      'id="form-email"',
      'name="email"',
      'autoComplete="email"',
      'inputMode="email"',
      "required",
    ]) {
      expect(tag(html, "input").toLowerCase()).toContain(attribute.toLowerCase());
    }
    expect(tag(html, "input")).not.toContain("aria-invalid");
  });

  test("that is optional says so and is not required", () => {
    const html = markup(<TextField {...state("")} needed={false} autoComplete="off" />);
    expect(html).toMatch(/<span[^>]*aria-hidden="true"[^>]*>Optional<\/span>/);
    expect(tag(html, "input")).not.toContain("required");
  });

  test("is tied to its error and its hint", () => {
    const html = markup(<TextField {...state("x", "EMAIL_INVALID")} autoComplete="email" hint="Only ours" />);
    expect(tag(html, "input")).toContain('aria-invalid="true"');
    expect(tag(html, "input")).toMatch(/aria-describedby="form-email-error +form-email-description"/);
    expect(html).toMatch(/<p[^>]*id="form-email-error"[^>]*>.*Email is invalid/);
    expect(html).toMatch(/<p[^>]*id="form-email-description"[^>]*>Only ours/);
  });
});

describe("a password", () => {
  test("has an eye that is a button, and is tied to its rules", () => {
    const html = markup(<PasswordField {...state("")} autoComplete="new-password" rulesId="rules" />);
    expect(tag(html, "input")).toContain('type="password"');
    expect(tag(html, "input")).toContain('aria-describedby="rules"');
    expect(tag(html, "button")).toContain('type="button"');
    expect(tag(html, "button")).toContain('aria-pressed="false"');
    expect(tag(html, "button")).toContain('aria-label="Show: Email"');
  });

  test("lists what is met and what is not, in words too", () => {
    const html = markup(<PasswordRules id="rules" password="Abcdefgh" strict />);
    expect(html.match(/aria-label="Met"/g)).toHaveLength(3);
    expect(html.match(/aria-label="Not met"/g)).toHaveLength(3);
  });

  test("lists before anything is typed that it must not be easy to guess", () => {
    expect(markup(<PasswordRules id="rules" password="" strict={false} />)).toContain("Not easy to guess");
  });
});

test("a select keeps its id, its prompt and its options", () => {
  const options = [{ value: "KR", label: "Korea" }];
  const html = markup(
    <SelectField
      {...state("KR", "COUNTRY_UNKNOWN")}
      autoComplete="country"
      prompt="Choose"
      options={options}
    />,
  );
  expect(tag(html, "select")).toContain('id="form-email"');
  expect(tag(html, "select")).toContain('aria-describedby="form-email-error"');
  expect(html).toContain('<option value="">Choose</option>');
  expect(html).toContain('<option value="KR" selected="">Korea</option>');
});

test("a checkbox is named by its label and tied to its error", () => {
  const html = markup(<CheckField {...state(false, "CONSENT_REQUIRED")} needed />);
  expect(tag(html, "input")).toContain('aria-describedby="form-email-error"');
  expect(tag(html, "input")).toContain('aria-invalid="true"');
  expect(tag(html, "label")).toContain('for="form-email"');
});

test("a checkbox is tied to its error and its hint", () => {
  const html = markup(<CheckField {...state(false, "CONSENT_REQUIRED")} needed hint="For good" />);
  expect(tag(html, "input")).toContain('aria-describedby="form-email-error form-email-hint"');
  expect(html).toMatch(/<p[^>]*id="form-email-hint"[^>]*>For good/);
});

test("a section is a heading and is described by its hint", () => {
  const html = markup(
    <FormSection title="Bank" hint="On the payment page">
      <br />
    </FormSection>,
  );
  expect(html).toMatch(/<legend[^>]*><h2>Bank<\/h2><\/legend>/);
  const hint = tag(html, "fieldset").match(/aria-describedby="([^"]+)"/)?.[1];
  expect(html).toMatch(new RegExp(`<p[^>]*id="${hint}"[^>]*>On the payment page`));
});

describe("the summary", () => {
  const line = {
    path: "email",
    code: "EMAIL_TAKEN",
    target: { id: "form-email", label: "members.field.email" },
  } as const;

  test("counts, links to the field and can take the focus", () => {
    const html = markup(<ErrorSummary ref={null} failure={{ kind: "fields" }} lines={[line]} />);
    expect(html).toContain("Please check what you entered. (1 field)");
    expect(tag(html, "a")).toContain('href="#form-email"');
    expect(tag(html, "div")).toContain('tabindex="-1"');
    expect(tag(html, "div")).toContain('role="alert"');
  });

  test("speaks of required fields only where one is empty", () => {
    const empty = { path: "name", code: "REQUIRED" } as const;
    const html = markup(<ErrorSummary ref={null} failure={{ kind: "fields" }} lines={[line, empty]} />);
    expect(html).toContain("Please check the required fields.");
  });

  test("says why a whole request was refused", () => {
    const html = markup(
      <ErrorSummary ref={null} failure={{ kind: "request", code: "INTERNAL" }} lines={[]} />,
    );
    expect(html).toContain("Request failed.");
  });

  test("is not there while nothing is wrong", () => {
    expect(markup(<ErrorSummary ref={null} failure={null} lines={[line]} />)).toBe("");
  });
});

test("a button that waits keeps both labels in place and says which one counts", () => {
  const html = markup(
    <SubmitButton pending pendingLabel="Saving">
      Save
    </SubmitButton>,
  );
  expect(tag(html, "button")).toContain('aria-disabled="true"');
  expect(html).toMatch(/<span[^>]*aria-hidden="true"[^>]*>Save<\/span>/);
  expect(html).toMatch(/<span[^>]*aria-hidden="false"[^>]*>.*Saving<\/span>/);
});

test("the theme emits a variable for all eleven steps of both colours, our own grey and our own names", () => {
  expect(THEME_VARIABLES).toContain("--mantine-color-navy-10: #131d40");
  expect(THEME_VARIABLES).toContain("--mantine-color-spark-10: #002c68");
  expect(THEME_VARIABLES).toContain("--mantine-color-navy-filled: var(--mantine-color-navy-5)");
  expect(THEME_VARIABLES).toContain("--mantine-color-dimmed: var(--ink-3)");
  expect(THEME_VARIABLES).toContain("--primary: var(--mantine-color-navy-5)");
});
