import type { Failpoint, FailpointOrder, ServerProcess } from '@tideform/server/testing';
import { ageRuns, ageSendings } from '@tideform/server/testing/worlds';
import { type Told, toldOf } from './check.ts';
import type { KillWorld } from './open-world.ts';
import { type Played, prepare, type Sender, settled, submit } from './respond.ts';

export interface Outcome extends Told {
  readonly played: Played;
  readonly numbers: readonly number[];
  /** Processes that died of the point. */
  readonly deaths: number;
}

/** What is still under way so long after was the dead's: those who live are done sooner. */
const aliveMs = 2_000;
const settleMs = 60_000;

/** Plays one submit, with the point armed in every process; whoever dies of it is started again. @param point `undefined`: nobody dies */
export async function play(
  world: KillWorld,
  name: string,
  sender: Sender,
  point?: Failpoint | undefined,
): Promise<Outcome> {
  const played = await prepare(world, name, sender);
  await tellAll(world, point ? { order: 'arm', failpoint: point } : { order: 'record' });
  const watched = reviveWhoDies(world, played);
  const numbers = await submit(world, played);
  const isAlone = world.machines.processes.length === 1;
  let isSettled = await settled(world, played, isAlone ? settleMs : aliveMs);
  for (let time = 0; !isSettled && !isAlone && time < 3; time += 1) {
    await passTime(world, played);
    isSettled = await settled(world, played, settleMs / 4);
  }
  await watched.revived();
  const deaths = watched.end();
  if (point) await tellAll(world, { order: 'disarm' });
  const told = await toldOf(world, played, { numbers, deaths });
  return { ...told, wrongs: isSettled ? told.wrongs : [...told.wrongs, 'not settled'], played, numbers, deaths };
}

/** Minutes pass for what was under way in a process that is dead. */
async function passTime({ machines }: KillWorld, { responseId }: Played): Promise<void> {
  await ageSendings(machines.db.database, responseId);
  await ageRuns(machines.db.database, responseId);
}

function reviveWhoDies(world: KillWorld, played: Played) {
  const { processes } = world.machines;
  let deaths = 0;
  let isOver = false;
  const starting: Promise<void>[] = [];
  const revive = async (one: ServerProcess) => {
    if (processes.length === 1) await passTime(world, played);
    await one.start();
  };
  for (const one of processes) {
    one.ended().then(() => {
      if (isOver) return;
      deaths += 1;
      starting.push(revive(one));
    });
  }
  return {
    async revived() {
      await Promise.all(starting);
    },
    end() {
      isOver = true;
      return deaths;
    },
  };
}

function tellAll({ machines }: KillWorld, order: FailpointOrder): Promise<unknown[]> {
  return Promise.all(machines.processes.map((one) => one.tell(order)));
}

/** What servers ask of the database from the first number to the last delivery, each statement once for each time, in their order. */
export async function recordPoints(world: KillWorld, sender: Sender): Promise<Omit<Failpoint, 'side'>[]> {
  await play(world, `recorded-${sender}`, sender);
  const recorded = (await tellAll(world, { order: 'recorded' })).flat() as Omit<Failpoint, 'side'>[];
  const points = new Map(recorded.map((point) => [`${point.time} ${point.statement}`, point]));
  return [...points.values()].filter(({ time, label }) => time <= (/number|monthly|counted/.test(label) ? 1 : 2));
}
