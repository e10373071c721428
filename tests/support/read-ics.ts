// A strict reader of iCalendar (RFC 5545), for tests: refuses what a calendar program might stumble over.

/** One line, unfolded. */
interface IcsProperty {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** As it is; `text` of a TEXT. */
  readonly value: string;
}

export interface IcsComponent {
  readonly type: string;
  readonly properties: readonly IcsProperty[];
  readonly components: readonly IcsComponent[];
}

const LINE_OCTETS = 75;
const PROPERTY = /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=(?:"[^"\r\n]*"|[^";:,\r\n]*))*):(.*)$/u;

/** @throws Error for a line too long, a character cut in two, a lone CR or LF, anything after the end */
export function readIcs(bytes: Uint8Array): IcsComponent {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!text.endsWith("\r\n")) throw new Error("The last line has no end");
  const physical = text.slice(0, -2).split("\r\n");
  const lines: string[] = [];
  for (const line of physical) {
    if (/(?!\t)\p{Cc}/u.test(line)) throw new Error(`A control character in ${line}`);
    if (new TextEncoder().encode(line).length > LINE_OCTETS) throw new Error(`Too long: ${line}`);
    if (line.startsWith(" ")) lines.push((lines.pop() ?? "") + line.slice(1));
    else lines.push(line);
  }
  const properties = lines.map(toProperty);
  const [component, next] = readComponent(properties, 0);
  if (next !== properties.length) throw new Error("Something is after the end");
  return component;
}

function toProperty(line: string): IcsProperty {
  const [, name = "", parameters = "", value = ""] = PROPERTY.exec(line) ?? [];
  if (name === "") throw new Error(`No property: ${line}`);
  const pairs = [...parameters.matchAll(/;([A-Z-]+)=("[^"]*"|[^";:,]*)/g)];
  return { name, parameters: Object.fromEntries(pairs.map(([, key, given]) => [key, given])), value };
}

function readComponent(lines: readonly IcsProperty[], start: number): [IcsComponent, number] {
  const begin = lines[start];
  if (begin?.name !== "BEGIN") throw new Error("No BEGIN");
  const properties: IcsProperty[] = [];
  const components: IcsComponent[] = [];
  let at = start + 1;
  for (let line = lines[at]; line; line = lines[at]) {
    if (line.name === "END") {
      if (line.value !== begin.value) throw new Error(`${begin.value} ends as ${line.value}`);
      return [{ type: begin.value, properties, components }, at + 1];
    }
    if (line.name === "BEGIN") {
      const [inner, next] = readComponent(lines, at);
      components.push(inner);
      at = next;
    } else {
      properties.push(line);
      at += 1;
    }
  }
  throw new Error(`${begin.value} has no end`);
}

/** The only property of a name. */
export function the(component: IcsComponent, name: string): IcsProperty {
  const [only, ...more] = component.properties.filter((property) => property.name === name);
  if (!only || more.length > 0) throw new Error(`${component.type} has ${more.length + 1} ${name}`);
  return only;
}

/** The value of a TEXT. @throws Error for a character that should be escaped, or an escape nobody knows */
export function textOf(component: IcsComponent, name: string): string {
  const { value } = the(component, name);
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value)) throw new Error(`Badly escaped: ${value}`);
  return value.replace(/\\(.)/g, (_, character: string) => (/n/i.test(character) ? "\n" : character));
}
