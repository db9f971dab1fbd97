import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PeopleProvider, type PeopleSource } from '@tideform/components/kit/people/PeopleSource.tsx';
import { afterEach, expect, it } from 'vitest';
import { CommentBox } from './CommentBox.tsx';

afterEach(cleanup);

const nobody: PeopleSource = {
  isOnline: true,
  isGuest: false,
  find: async () => ({ people: [] }),
  whole: async (person) => ({ id: '', ...person }),
  pictureOf: async () => undefined,
};

it('keeps what is typed while a comment is on its way, and is empty once that has arrived alone', async () => {
  let arrive = (_isWritten: boolean): void => undefined;
  const onAct = () =>
    new Promise<boolean>((resolve) => {
      arrive = resolve;
    });
  render(
    <FluentProvider theme={webLightTheme}>
      <PeopleProvider value={nobody}>
        <CommentBox isOff={false} onAct={onAct} />
      </PeopleProvider>
    </FluentProvider>,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Add comment' }));
  type('Which floor?');
  send();
  type('And which door?');
  await act(async () => arrive(true));
  expect(box.value).toBe('And which door?');
  send();
  await act(async () => arrive(false));
  expect(box.value).toBe('And which door?');
  send();
  await act(async () => arrive(true));
  expect(box.value).toBe('');
});
