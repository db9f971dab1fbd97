import { describe, expect, it } from 'vitest';
import { createGrid, describeLogicErrors, openTestScripts, startWithScripts } from '../../testing/open-test-scripts.ts';
import { createField, startScenario } from '../../testing/scenario.ts';

describe('code', () => {
  it('[ENG-210] calculates an answer from others, and notifies listeners after chains have settled', async () => {
    const scene = await startWithScripts([
      createField('number', 'Gross', { calculateValue: 'value = data.net + data.tax' }),
      createField('number', 'Net'),
      createField('number', 'Tax', { calculateValue: 'value = data.net / 4' }),
    ]);
    const seen: unknown[] = [];
    scene.session.subscribe('0', () => seen.push(scene.session.state('0').value));
    await scene.answer('Net', 100).settled();
    scene.expectData({ net: 100, tax: 25, gross: 125 });
    expect(seen).toEqual([125]);
  });

  it('[ENG-225] keeps an entered answer or a default if a calculation does not assign a value', async () => {
    const scene = await startWithScripts([
      createField('checkbox', 'Same'),
      createField('textfield', 'From'),
      createField('textfield', 'To', { calculateValue: 'if (data.same) { value = data.from; }' }),
      createField('number', 'Copies', { defaultValue: 7, calculateValue: 'if (data.same) value = 1' }),
    ]);
    await scene.answer('To', 'Kew').settled();
    scene.expectAnswer('To', 'Kew').expectAnswer('Copies', 7);
    await scene.answer('From', 'Quay').answer('Same', true).settled();
    scene.expectAnswer('To', 'Quay').expectAnswer('Copies', 1);
    await scene.answer('To', 'Ham').settled();
    scene.expectAnswer('To', 'Quay');
    await scene.answer('Same', false).settled();
    scene.expectAnswer('To', 'Quay').expectAnswer('Copies', 1);
    await scene.answer('To', 'Ham').settled();
    scene.expectAnswer('To', 'Ham');
  });

  it('[ENG-225] clears an answer if a calculation assigns undefined', async () => {
    const scene = await startWithScripts([
      createField('checkbox', 'Same'),
      createField('textfield', 'To', { calculateValue: 'value = data.same ? "Quay" : undefined' }),
    ]);
    await scene.answer('Same', true).settled();
    scene.expectAnswer('To', 'Quay');
    await scene.answer('Same', false).settled();
    expect(scene.session.data()).toMatchObject({ same: false });
    expect(scene.session.data().to || undefined).toBeUndefined();
  });

  it('[ENG-193] keeps an entered answer while a script decides about its visibility', async () => {
    const scene = await startWithScripts([
      createField('number', 'A'),
      createField('number', 'Twice', { calculateValue: 'value = data.a * 2' }),
      createField('textfield', 'Note', { customConditional: 'show = data.twice === data.a * 2' }),
    ]);
    await scene.answer('A', 1).settled();
    await scene.answer('Note', 'kept').settled();
    await scene.answer('A', 2).settled();
    scene.expectVisible('Note').expectAnswer('Note', 'kept');
  });

  it('[ENG-214] sets a default only if there is no answer yet', async () => {
    const form = [createField('textfield', 'A', { customDefaultValue: 'value = "from code"' })];
    (await startWithScripts(form)).expectAnswer('A', 'from code');
    (await startWithScripts(form, { data: { a: 'mine' } })).expectAnswer('A', 'mine');
    const scene = startScenario(form, { scripts: openTestScripts });
    await scene.answer('A', 'typed meanwhile').settled();
    scene.expectAnswer('A', 'typed meanwhile');
  });

  it('[ENG-216] in a row reads that row, even after the row moves; sums read all rows', async () => {
    const scene = await startWithScripts([
      createGrid('Lines', [
        createField('number', 'Price'),
        createField('number', 'Count'),
        createField('number', 'Sum', { calculateValue: 'value = row.price * row.count' }),
        createField('number', 'Number', { calculateValue: 'value = rowIndex + 1' }),
      ]),
      createField('number', 'Total', {
        calculateValue: 'value = data.lines.reduce((sum, line) => sum + (line.sum || 0), 0)',
      }),
    ]);
    await scene.addRow('Lines').addRow('Lines').settled();
    await scene
      .answer('Price, row 1', 2)
      .answer('Count, row 1', 3)
      .answer('Price, row 2', 5)
      .answer('Count, row 2', 7)
      .settled();
    scene.expectAnswer('Sum, row 1', 6).expectAnswer('Sum, row 2', 35).expectAnswer('Total', 41);
    await scene.moveRow('Lines', 1, 2).settled();
    scene.expectAnswer('Sum, row 1', 35).expectAnswer('Number, row 1', 1).expectAnswer('Number, row 2', 2);
    await scene.answer('Count, row 2', 4).settled();
    scene.expectAnswer('Sum, row 2', 8).expectAnswer('Total', 43);
    await scene.removeRow('Lines', 1).settled();
    scene.expectAnswer('Total', 8).expectAnswer('Number, row 1', 1);
  });

  it('[ENG-216] runs again if its row moves while it is running', async () => {
    const lines = createGrid('Lines', [
      createField('textfield', 'Name', { validate: { custom: 'valid = rowIndex > 0 ? "First row only" : true' } }),
    ]);
    const scene = startScenario([lines], { scripts: openTestScripts, data: { lines: [{ name: 'a' }] } }).addRow(
      'Lines',
      1,
    );
    await scene.settled();
    expect(scene.session.validate().map(({ path }) => path)).toEqual(['lines[1].name']);
  });

  it('[ENG-216] reads a row that was added after the last row was removed', async () => {
    const scene = await startWithScripts([
      createGrid('Lines', [
        createField('textfield', 'Name', { validate: { custom: 'valid = row.name === "a" ? "Taken" : !!row.name' } }),
      ]),
    ]);
    await scene.removeRow('Lines', 1).settled();
    scene.session.setValue('0', [{ name: 'b' }]);
    await scene.settled();
    expect(scene.session.validate()).toEqual([]);
  });

  it('[ENG-198] that reads its own answer runs again after a user’s change, but not after its own change', async () => {
    const scene = await startWithScripts([
      createField('number', 'A'),
      createField('number', 'Sum', { calculateValue: 'value = (value || 0) + data.a' }),
      createField('number', 'Least', { calculateValue: 'value = Math.max(value || 0, 5)' }),
    ]);
    await scene.answer('A', 2).settled();
    scene.expectAnswer('Sum', 2);
    await scene.answer('Least', 9).settled();
    scene.expectAnswer('Least', 9);
    await scene.answer('Least', 1).settled();
    scene.expectAnswer('Least', 5);
    expect(describeLogicErrors(scene)).toEqual([]);
  });
});
