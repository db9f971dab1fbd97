// `npm run deliveries:kill [-- --processes 1,3 --only webhook_messages --first 10]`: repeats a submit, from assigning
// its submission number to delivering the last webhook event and email message, and each time kills the server before
// or after another database statement. Prints a table of the failpoints. Exit code 1 if a webhook event was lost or
// sent with two IDs, an email went out twice, or a number was assigned twice.
import { parseArgs } from 'node:util';
import { countNumbers } from '@tideform/server/testing/worlds';
import { openKillTestEnvironment } from './open-kill-test-environment.ts';
import type { Sender } from './respond.ts';
import { type KillResult, recordFailpoints, submitWithFailpoint } from './submit-with-failpoint.ts';

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
  console.log('| point | side | statement | time | died | number | webhook | 410 webhook | email | result |');
  console.log('| ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |');
  await playAll(processes);
}
console.log(`\n${played} failpoints tested, ${wrongs} wrong`);
process.exitCode = wrongs > 0 || played === 0 ? 1 : 0;

async function playAll(processes: number): Promise<void> {
  const environment = await openKillTestEnvironment(processes);
  const numbers: number[] = [];
  try {
    let at = 0;
    for (const sender of ['server', 'account'] as const) {
      for (const point of await recordFailpoints(environment, sender)) {
        // Submission numbers and webhooks don't depend on the sender of the email.
        if (sender === 'account' && !/mail/.test(point.label)) continue;
        for (const side of ['before', 'after'] as const) {
          at += 1;
          if (!point.label.includes(values.only) || at < Number(values.first)) continue;
          const result = await submitWithFailpoint(environment, `${processes}-${at}`, sender, { ...point, side });
          numbers.push(...result.numbers.slice(1));
          printResult(`| ${at} | ${side} | ${point.label} | ${point.time}`, sender, result);
        }
      }
    }
    const counted = await countNumbers(environment.machines.db.database, environment.teamId);
    const isOnce = counted.given === counted.different && new Set(numbers).size === numbers.length;
    if (!isOnce) wrongs += 1;
    console.log(`\n${counted.given} numbers assigned, ${counted.different} different${isOnce ? '' : ': WRONG'}`);
  } finally {
    await environment.close();
  }
}

function printResult(
  start: string,
  sender: Sender,
  { deaths, numbers, received: takes, goneCount: gone, mails, mailState, violations: all }: KillResult,
) {
  played += 1;
  wrongs += all.length;
  const emailCell = `${mails} ${mailState}, ${sender}`;
  const verdict = all.length > 0 ? `WRONG: ${all.join('; ')}` : 'ok';
  console.log(`${start} | ${deaths} | ${numbers[0]} | ${takes} | ${gone} | ${emailCell} | ${verdict} |`);
}
