import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChoiceList } from './ChoiceList.tsx';
import { FieldClassNamesProvider } from './classes/FieldClassNamesProvider.tsx';
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

const createChoiceList = ({ choices, chosen, kind = 'radio', onChoose = () => {}, isOff = false }: ListOptions) => (
  <FieldClassNamesProvider>
    <ChoiceList
      view={{ ...view, readOnly: isOff }}
      choices={choices}
      kind={kind}
      isChosen={(choice) => choice === chosen}
      onChoose={onChoose}
      onBlur={() => {}}
    />
  </FieldClassNamesProvider>
);

const findSelected = () => screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked);
const getRadio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('visible choices', () => {
  it('restores the current selection when the form rejects another choice', async () => {
    const onChoose = vi.fn();
    render(createChoiceList({ choices: [low!, middle!], chosen: low!, onChoose }));
    await userEvent.click(getRadio('Middle'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(middle, true);
    expect(findSelected()).toEqual([getRadio('Low')]);
  });

  it('keeps the focus in a choice while other choices are removed and added', async () => {
    const { rerender } = render(createChoiceList({ choices: [low!, high!] }));
    getRadio('High').focus();
    rerender(createChoiceList({ choices: [middle!, high!], chosen: high! }));
    expect(document.activeElement).toBe(getRadio('High'));
    expect(screen.getAllByRole('radio')).toEqual([getRadio('Middle'), getRadio('High')]);
    expect(findSelected()).toEqual([getRadio('High')]);
  });

  it('gives the first control the ID of the field, even after the choices are reordered', () => {
    const { rerender } = render(createChoiceList({ choices: [low!, high!] }));
    rerender(createChoiceList({ choices: [high!, low!] }));
    expect(screen.getAllByRole('radio').map(({ id }) => id)).toEqual(['f', 'f-1']);
    expect(screen.getAllByRole('radio')[0]).toBe(getRadio('High'));
  });

  it('reports which checkbox was selected or cleared', async () => {
    const onChoose = vi.fn();
    render(createChoiceList({ choices: [low!, high!], chosen: high!, kind: 'checkbox', onChoose }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Low' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'High' }));
    expect(onChoose.mock.calls).toEqual([
      [low, true],
      [high, false],
    ]);
  });

  it('can be disabled and enabled again', () => {
    const { rerender } = render(createChoiceList({ choices: [low!], isOff: true }));
    expect(getRadio('Low').disabled).toBe(true);
    rerender(createChoiceList({ choices: [low!] }));
    expect(getRadio('Low').disabled).toBe(false);
  });
});
