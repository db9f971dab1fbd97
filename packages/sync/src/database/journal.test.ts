import { describe, expect, it } from 'vitest';
import { createLocalContext } from '../testing/local-context.ts';
import { createPushFixture, refuseRequests } from '../testing/push-fixture.ts';
import { addJournalEntry, journalLimit } from './journal.ts';

describe('the journal', () => {
  it('[I21] [SYNC-30] records all steps of a submit, without its answers', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.createSubmission('Quay 4');
    fixture.setRequestFault(refuseRequests('submission.pdf', 503, 'serviceNotAvailable'));
    await fixture.push();
    fixture.setRequestFault();
    await fixture.push();
    const entries = await fixture.context.database.journal.where('subject').equals(id).sortBy('sequence');
    expect(entries.map(({ event, detail }) => [event, detail].filter(Boolean).join(': '))).toEqual([
      'submitted',
      'number done',
      'folder done',
      'files done',
      'commit done',
      'count done',
      'pdf failed: later',
      'pdf done',
      'deliver done',
      'acknowledge done',
      'cleanUp done',
    ]);
    expect(JSON.stringify(entries)).not.toContain('Quay 4');
  });

  it('[SYNC-30] deletes the oldest entries first', async () => {
    const { database, ports } = await createLocalContext();
    await database.journal.bulkAdd(
      Array.from({ length: journalLimit }, () => ({ at: '', subject: 'old', event: 'x' })),
    );
    await addJournalEntry(database, ports.clock, 'new', 'y');
    expect(await database.journal.count()).toBe(journalLimit);
    expect((await database.journal.orderBy('sequence').last())?.subject).toBe('new');
  });
});
