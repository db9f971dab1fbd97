import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PeopleProvider, type PeopleSource } from '@tideform/components/kit/people/PeopleSource.tsx';
import { afterEach, expect, it } from 'vitest';
import { CommentBox } from './CommentBox.tsx';

afterEach(cleanup);

const emptyDirectory: PeopleSource = {
  isOnline: true,
  isGuest: false,
  find: async () => ({ people: [] }),
  loadDetails: async (person) => ({ id: '', ...person }),
  loadPicture: async () => undefined,
};

it('keeps text typed while a comment is being sent, and clears the box only after that text is sent', async () => {
  let resolveEvent = (_isWritten: boolean): void => undefined;
  const onAct = () =>
    new Promise<boolean>((resolve) => {
      resolveEvent = resolve;
    });
  render(
    <FluentProvider theme={webLightTheme}>
      <PeopleProvider value={emptyDirectory}>
        <CommentBox isOff={false} onEvent={onAct} />
      </PeopleProvider>
    </FluentProvider>,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Add comment' }));
  type('Which floor?');
  send();
  type('And which door?');
  await act(async () => resolveEvent(true));
  expect(box.value).toBe('And which door?');
  send();
  await act(async () => resolveEvent(false));
  expect(box.value).toBe('And which door?');
  send();
  await act(async () => resolveEvent(true));
  expect(box.value).toBe('');
});
