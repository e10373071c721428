// The servers we are measured against, each in a process of its own: it gets its task by message and answers with its port.
import { fork } from "node:child_process";
import { once } from "node:events";

interface Peer {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts tests/bench/<file> and hands it its orders. Rejects when it ends instead of listening. */
export async function startPeer(file: string, orders: object): Promise<Peer> {
  const child = fork(new URL(`./${file}`, import.meta.url), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.send(orders);
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)));
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} has no process`);
  const stop = async () => {
    const ended = once(child, "exit");
    child.kill();
    await ended;
  };
  return { port, pid, stop };
}
