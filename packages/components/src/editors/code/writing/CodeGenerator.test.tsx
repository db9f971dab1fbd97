import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CodeGenerationProvider, type CodeRequest, type GeneratedCode } from '../../../kit/CodeGeneration.tsx';
import { TestView } from '../../../kit/testing/TestView.tsx';
import { codeSamples } from '../code.sample.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { definition } = codeSamples[0]!;
const promptText = 'Twice what was paid, and at least ten';

function openGenerator() {
  const requests: {
    readonly wish: CodeRequest;
    readonly signal: AbortSignal;
    answer(generated: GeneratedCode): void;
  }[] = [];
  const write = (wish: CodeRequest, signal: AbortSignal) =>
    new Promise<GeneratedCode>((answer) => requests.push({ wish, signal, answer }));
  const onChange = vi.fn();
  render(
    <CodeGenerationProvider value={{ write }}>
      <TestView definition={definition} answer="value = 1" onChange={onChange} />
    </CodeGenerationProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Edit code: Calculated value' }));
  const dialog = within(screen.getByRole('dialog'));
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
  const typePrompt = (value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name: 'Describe what the code should do' }), { target: { value } });
  return { asked: requests, onChange, dialog, press, say: typePrompt };
}

it('requires a description of 20 to 1000 characters', () => {
  const { asked: requests, dialog, press, say } = openGenerator();
  say('Twice');
  press('Generate');
  dialog.getByText('Please provide a more detailed prompt (at least 20 characters)');
  say('a'.repeat(1001));
  dialog.getByText('Prompt is too long, maximum 1000 characters');
  press('Generate');
  expect(requests).toEqual([]);
});

it("shows the progress, can't be closed while generating, and stores the code only when accepted", async () => {
  const { asked: requests, onChange, dialog, press, say } = openGenerator();
  say(promptText);
  press('Generate');
  expect(requests[0]?.wish).toMatchObject({ prompt: promptText, existingCode: 'value = 1', kind: 'calculateValue' });
  dialog.getByText('Generating, please wait...');
  act(() => void vi.advanceTimersByTime(7_500));
  dialog.getByText('Almost there...');
  act(() => void vi.advanceTimersByTime(7_500));
  dialog.getByText('Taking a bit longer than usual, please keep waiting...');
  press('Close');
  dialog.getByText('Please wait for code generation to complete');
  await act(async () => requests[0]!.answer({ code: 'value = Math.max(10, data.paid * 2);' }));
  const written = within(dialog.getByRole('region', { name: 'Generated code' }));
  written.getByText('value = Math.max(10, data.paid * 2);');
  expect(onChange).not.toHaveBeenCalled();
  press('Use code');
  expect(onChange).toHaveBeenLastCalledWith('value = Math.max(10, data.paid * 2);');
});

it('can be canceled, and shows why generating the code failed', async () => {
  const { asked: requests, onChange, dialog, press, say } = openGenerator();
  say(promptText);
  press('Generate');
  press('Cancel');
  expect(requests[0]!.signal.aborted).toBe(true);
  await act(async () => requests[0]!.answer({ code: 'late()' }));
  expect(dialog.queryByText('late()')).toBeNull();
  press('Generate');
  await act(async () => requests[1]!.answer({ problem: 'Form schema is not available for AI code generation' }));
  dialog.getByText('Form schema is not available for AI code generation');
  expect(onChange).not.toHaveBeenCalled();
});
