/** Names of things to choose from: those that are alike get a number in their order, "2026. 11. 02. · 10,000원 (2)". */
export function distinctNames(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return `${name} (${number})`;
  });
}
