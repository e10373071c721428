// Loaded before a site by `--import`: its clock goes as everybody's does, and stands some days ahead. So that a journey can come back later.
const shift = Number(process.env.CLOCK_AHEAD_DAYS ?? 0) * 24 * 60 * 60 * 1_000;
const RealDate = Date;
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
