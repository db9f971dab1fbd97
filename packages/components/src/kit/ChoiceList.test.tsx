import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChoiceList } from './ChoiceList.tsx';
import { KitClasses } from './classes/KitClasses.tsx';
import type { FieldView } from './control-attributes.ts';
import type { Choice } from './read/choice.ts';

afterEach(cleanup);

const view = {
  id: 'f',
  definition: { type: 'radio', key: 'grade', label: 'Grade' },
  props: { description: '', tabindex: undefined },
  state: { issues: [], disabled: false, required: false },
  readOnly: false,
} as unknown as FieldView;

const [low, middle, high] = ['Low', 'Middle', 'High'].map((label) => ({ label, value: label.toLowerCase() }) as Choice);

interface ListOptions {
  readonly choices: readonly Choice[];
  readonly chosen?: Choice;
  readonly kind?: 'radio' | 'checkbox';
  readonly onChoose?: (choice: Choice, chosen: boolean) => void;
  readonly isOff?: boolean;
}

const listOf = ({ choices, chosen, kind = 'radio', onChoose = () => {}, isOff = false }: ListOptions) => (
  <KitClasses>
    <ChoiceList
      view={{ ...view, readOnly: isOff }}
      choices={choices}
      kind={kind}
      isChosen={(choice) => choice === chosen}
      onChoose={onChoose}
      onBlur={() => {}}
    />
  </KitClasses>
);

const findSelected = () => screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked);
const named = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('visible choices', () => {
  it('restores the current selection when the form rejects another choice', async () => {
    const onChoose = vi.fn();
    render(listOf({ choices: [low!, middle!], chosen: low!, onChoose }));
    await userEvent.click(named('Middle'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(middle, true);
    expect(findSelected()).toEqual([named('Low')]);
  });

  it('keeps the focus in a choice while other choices are removed and added', async () => {
    const { rerender } = render(listOf({ choices: [low!, high!] }));
    named('High').focus();
    rerender(listOf({ choices: [middle!, high!], chosen: high! }));
    expect(document.activeElement).toBe(named('High'));
    expect(screen.getAllByRole('radio')).toEqual([named('Middle'), named('High')]);
    expect(findSelected()).toEqual([named('High')]);
  });

  it('gives the first control the ID of the field, even after the choices are reordered', () => {
    const { rerender } = render(listOf({ choices: [low!, high!] }));
    rerender(listOf({ choices: [high!, low!] }));
    expect(screen.getAllByRole('radio').map(({ id }) => id)).toEqual(['f', 'f-1']);
    expect(screen.getAllByRole('radio')[0]).toBe(named('High'));
  });

  it('reports which checkbox was selected or cleared', async () => {
    const onChoose = vi.fn();
    render(listOf({ choices: [low!, high!], chosen: high!, kind: 'checkbox', onChoose }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Low' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'High' }));
    expect(onChoose.mock.calls).toEqual([
      [low, true],
      [high, false],
    ]);
  });

  it('can be disabled and enabled again', () => {
    const { rerender } = render(listOf({ choices: [low!], isOff: true }));
    expect(named('Low').disabled).toBe(true);
    rerender(listOf({ choices: [low!] }));
    expect(named('Low').disabled).toBe(false);
  });
});
