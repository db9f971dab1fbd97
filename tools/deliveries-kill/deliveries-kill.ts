// `npm run deliveries:kill [-- --processes 1,3 --only webhook_messages --first 10]`: plays a submit again and again, from its number to the last
// webhook and email, and ends the server before and after every statement that it sends to the database meanwhile. Prints the table of
// points; exit code 1 when a webhook was told never, or under two ids, an email went twice, or a number was given twice.
import { parseArgs } from 'node:util';
import { countNumbers } from '@tideform/server/testing/worlds';
import { openWorld } from './open-world.ts';
import { type Outcome, play, recordPoints } from './play.ts';
import type { Sender } from './respond.ts';

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,3' },
    only: { type: 'string', default: '' },
    first: { type: 'string', default: '1' },
  },
});

let wrongs = 0;
let played = 0;
for (const processes of values.processes.split(',').map(Number)) {
  console.log(`\n${processes} server ${processes === 1 ? 'process' : 'processes'} on one PostgreSQL\n`);
  console.log('| point | side | statement | time | died | number | webhook | gone | e-mail | |');
  console.log('| ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |');
  await playAll(processes);
}
console.log(`\n${played} points played, ${wrongs} wrong`);
process.exitCode = wrongs > 0 || played === 0 ? 1 : 0;

async function playAll(processes: number): Promise<void> {
  const world = await openWorld(processes);
  const numbers: number[] = [];
  try {
    let at = 0;
    for (const sender of ['server', 'account'] as const) {
      for (const point of await recordPoints(world, sender)) {
        // Numbers and webhooks know nothing of who sends the mail.
        if (sender === 'account' && !/mail/.test(point.label)) continue;
        for (const side of ['before', 'after'] as const) {
          at += 1;
          if (!point.label.includes(values.only) || at < Number(values.first)) continue;
          const outcome = await play(world, `${processes}-${at}`, sender, { ...point, side });
          numbers.push(...outcome.numbers.slice(1));
          tell(`| ${at} | ${side} | ${point.label} | ${point.time}`, sender, outcome);
        }
      }
    }
    const counted = await countNumbers(world.machines.db.database, world.teamId);
    const isOnce = counted.given === counted.different && new Set(numbers).size === numbers.length;
    if (!isOnce) wrongs += 1;
    console.log(`\n${counted.given} numbers given, ${counted.different} different${isOnce ? '' : ': WRONG'}`);
  } finally {
    await world.close();
  }
}

function tell(start: string, sender: Sender, { deaths, numbers, takes, gone, mails, mailState, wrongs: all }: Outcome) {
  played += 1;
  wrongs += all.length;
  const letters = `${mails} ${mailState}, ${sender}`;
  const verdict = all.length > 0 ? `WRONG: ${all.join('; ')}` : 'ok';
  console.log(`${start} | ${deaths} | ${numbers[0]} | ${takes} | ${gone} | ${letters} | ${verdict} |`);
}
