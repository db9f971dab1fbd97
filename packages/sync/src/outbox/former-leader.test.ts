import { ServerOutage } from '@tideform/contract';
import type { StoredFile } from '@tideform/engine';
import { expect, it } from 'vitest';
import { acquireLease } from '../database/lease.ts';
import type { TeamRow } from '../database/rows.ts';
import { createFileCommands } from '../files/file-commands.ts';
import type { PdfRenderer, SyncPorts } from '../ports.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { createTestPorts } from '../testing/local-context.ts';
import { createPushFixture } from '../testing/push-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { pushResponses } from './push-responses.ts';

const folder = 'Responses/Site visit/1 Site visit';

/** Opens a leading tab, and a second tab that takes over while the first is frozen at one of its calls. */
async function createTwoTabsFixture(over: Partial<SyncPorts> = {}) {
  // The PDF contains the answers it was rendered from.
  const pdf: PdfRenderer = { render: async ({ data }) => new TextEncoder().encode(`%PDF ${data.place}`) };
  const fixture = await createPushFixture({ pdf, ...over });
  const { context, commands, workspace } = fixture;
  const { database } = context;
  const { id } = await commands.create('form-1');
  const files = createFileCommands(context);
  const read = (name: string) => new TextDecoder().decode(workspace.item(`${folder}/${name}`).current.bytes);
  return {
    ...fixture,
    id,
    read,
    add: (content: string) => files.add(id, new Blob([content]), { name: 'quay.jpg', type: 'image/jpeg' }),
    save: (place: string, ...pictures: StoredFile[]) => commands.saveDraft(id, { place, pictures }),
    submit: (place: string, ...pictures: StoredFile[]) => commands.submit(id, { place, pictures }),
    /** Edits the submission: replaces its file by another one, if it has a file. */
    async resubmit(place: string, content?: string): Promise<void> {
      const team = (await database.teams.get(crewId)) as TeamRow;
      const { response } = await createSubmissionReader(context).open(team, id);
      const opened = await commands.edit(crewId, response);
      const pictures = content !== undefined && [
        await files.add(id, new Blob([content]), { name: 'new.jpg', type: 'image/jpeg' }),
      ];
      await commands.submit(id, { ...opened.data.data, place, ...(pictures && { pictures }) });
    },
    /** Makes the other tab the leader, and sends everything that is due from there. */
    async pushInOtherTab(): Promise<string> {
      const retries = createRetryTimes(context.ports.clock);
      retries.clear();
      return pushResponses({ ...context, epoch: await acquireLease(database), retries });
    },
    /**
     * Sends from the first tab, which freezes before the first call that matches `isIt` and resumes after `meanwhile`.
     */
    async pushAsleepAt(isIt: (request: Request, path: string) => boolean, meanwhile: () => Promise<unknown>) {
      let hasSlept = false;
      fixture.setRequestFault(async (moment, request) => {
        if (hasSlept || moment !== 'request' || !isIt(request, decodeURIComponent(request.url))) return undefined;
        hasSlept = true;
        await meanwhile();
        return undefined;
      });
      const end = await fixture.push();
      expect(hasSlept).toBe(true);
      return end;
    },
  };
}

const draft = '1 Site visit/response.draft.json';
const matchPut = (name: string) => (request: Request, path: string) =>
  request.method === 'PUT' && path.includes(`/${name}:/content`);

it('[SYNC-260] a former leader deletes no file that was added to a draft since it was sent', async () => {
  const tabs = await createTwoTabsFixture();
  const file = await tabs.add('abc');
  await tabs.save('Kew');
  // Last call before the search for files that the draft doesn't refer to.
  const isLast = (request: Request, path: string) =>
    request.method === 'GET' && /\/items\/\w+$/.test(path) && tabs.responseFiles().includes(draft);
  const end = await tabs.pushAsleepAt(isLast, async () => {
    await tabs.submit('Quay 4', file);
    tabs.server.countSubmission = async () => {
      throw new ServerOutage('network', 'count');
    };
    expect(await tabs.pushInOtherTab()).toBe('offline');
  });
  expect(end).toBe('replaced');
  expect(tabs.read('quay.jpg')).toBe('abc');
});

it('[SYNC-260] a file that a draft refers to again stays, although its deletion was started', async () => {
  const tabs = await createTwoTabsFixture();
  const file = await tabs.add('abc');
  await tabs.save('Kew', file);
  await tabs.push();
  await tabs.save('Kew');
  const end = await tabs.pushAsleepAt(
    (request) => request.method === 'DELETE',
    async () => {
      await tabs.submit('Quay 4', file);
      expect(await tabs.pushInOtherTab()).toBe('complete');
    },
  );
  expect(end).toBe('replaced');
  expect(tabs.read('quay.jpg')).toBe('abc');
});

it('[SYNC-58] [SYNC-260] a file whose deletion was interrupted is deleted by the next attempt', async () => {
  const tabs = await createTwoTabsFixture();
  const file = await tabs.add('abc');
  await tabs.save('Kew', file);
  await tabs.push();
  await tabs.save('Kew');
  tabs.setRequestFault((_moment, request) => (request.method === 'DELETE' ? 'lost' : undefined));
  expect(await tabs.push()).toBe('offline');
  tabs.setRequestFault();
  await tabs.push();
  expect(tabs.responseFiles()).toEqual(['1 Site visit', draft]);
  await tabs.save('Kew', file);
  await tabs.push();
  expect(tabs.read('quay.jpg')).toBe('abc');
});

it('[SYNC-58] [SYNC-260] a file whose eTag the service changes is still deleted', async () => {
  const tabs = await createTwoTabsFixture();
  const file = await tabs.add('abc');
  await tabs.save('Kew', file);
  await tabs.push();
  await tabs.save('Kew');
  await tabs.pushAsleepAt(
    (request) => request.method === 'DELETE',
    async () => {
      tabs.workspace.item(`${folder}/quay.jpg`).eTag += 1;
    },
  );
  expect(tabs.responseFiles()).toEqual(['1 Site visit', draft]);
});

it('[SYNC-260] a former leader deletes no file of a resubmission', async () => {
  const tabs = await createTwoTabsFixture();
  const file = await tabs.add('abc');
  await tabs.submit('Kew', file);
  const end = await tabs.pushAsleepAt(
    (request, path) =>
      request.method === 'GET' &&
      path.includes('/children') &&
      tabs.responseFiles().includes('1 Site visit/response.submitted.json'),
    async () => {
      expect(await tabs.pushInOtherTab()).toBe('complete');
      await tabs.resubmit('Quay 4', 'new');
      expect(await tabs.pushInOtherTab()).toBe('complete');
    },
  );
  expect(end).toBe('replaced');
  expect(tabs.read('new.jpg')).toBe('new');
});

it.each(['submission.pdf', 'response.submitted.json'])(
  '[SYNC-262] a former leader does not overwrite the %s of a resubmission with an older one',
  async (name) => {
    const tabs = await createTwoTabsFixture();
    await tabs.submit('Kew');
    let after = '';
    const end = await tabs.pushAsleepAt(matchPut(name), async () => {
      expect(await tabs.pushInOtherTab()).toBe('complete');
      await tabs.resubmit('Quay 4');
      expect(await tabs.pushInOtherTab()).toBe('complete');
      after = tabs.read(name);
    });
    expect(end).toBe('replaced');
    expect(tabs.read(name)).toBe(after);
  },
);

it('[SYNC-262] a former leader neither overwrites nor deletes a newer draft', async () => {
  const tabs = await createTwoTabsFixture();
  await tabs.save('Kew');
  const end = await tabs.pushAsleepAt(matchPut('response.draft.json'), async () => {
    await tabs.save('Quay 4');
    expect(await tabs.pushInOtherTab()).toBe('complete');
  });
  expect(end).toBe('replaced');
  expect(tabs.read('response.draft.json')).toContain('Quay 4');
});

it('[SYNC-261] a folder that a former leader creates after the discard is deleted', async () => {
  const tabs = await createTwoTabsFixture();
  await tabs.save('Kew');
  const end = await tabs.pushAsleepAt(
    (request, path) => request.method === 'POST' && path.endsWith('/children'),
    async () => {
      await tabs.commands.discard(tabs.id);
      expect(await tabs.pushInOtherTab()).toBe('complete');
    },
  );
  expect(end).toBe('replaced');
  expect(tabs.responseFiles()).toEqual([]);
});

it('[SYNC-261] a file that a former leader uploads after a submit without it is deleted', async () => {
  const tabs = await createTwoTabsFixture();
  const file = await tabs.add('abc');
  await tabs.save('Kew', file);
  const end = await tabs.pushAsleepAt(matchPut('quay.jpg'), async () => {
    await tabs.submit('Quay 4');
    expect(await tabs.pushInOtherTab()).toBe('complete');
  });
  expect(end).toBe('replaced');
  const names = ['', '/response.submitted.json', '/submission.pdf'];
  expect(tabs.responseFiles()).toEqual(names.map((name) => `1 Site visit${name}`));
});

it('[SYNC-285] a late draft of a former leader is deleted, although its eTag changes again', async () => {
  const [waits, goes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let waiting = 0;
  const wait = () => {
    waiting += 1;
    return waits.promise;
  };
  const tabs = await createTwoTabsFixture({ clock: { ...createTestPorts().clock, wait } });
  await tabs.save('Kew');
  const path = `${folder}/response.draft.json`;
  const end = await tabs.pushAsleepAt(matchPut('response.draft.json'), async () => {
    await tabs.submit('Quay 4');
    expect(await tabs.pushInOtherTab()).toBe('complete');
    waiting = 0;
    tabs.setRequestFault((moment, request) => {
      if (moment === 'request' && request.method === 'DELETE') tabs.workspace.item(path).eTag += 1;
      return undefined;
    });
  });
  expect([end, waiting]).toEqual(['replaced', 1]);
  expect(tabs.responseFiles()).toContain(draft);
  tabs.setRequestFault((moment, request) => {
    if (moment === 'reply' && request.method === 'DELETE') goes.resolve();
    return undefined;
  });
  waits.resolve();
  await goes.promise;
  expect(tabs.responseFiles()).not.toContain(draft);
});

it('[SYNC-252] a former leader deletes no folder that it checked before it was frozen', async () => {
  const tabs = await createTwoTabsFixture();
  await tabs.save('Kew');
  await tabs.push();
  await tabs.commands.discard(tabs.id);
  const end = await tabs.pushAsleepAt(
    (request, path) => request.method === 'GET' && path.includes('/children'),
    () => acquireLease(tabs.context.database),
  );
  expect(end).toBe('replaced');
  expect(tabs.responseFiles()).toEqual(['1 Site visit']);
});
