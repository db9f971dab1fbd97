import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition } from '@tideform/engine';
import { chooseLocale } from '@tideform/i18n';
import { LocaleContext } from '@tideform/i18n/react';
import { afterEach, expect, it } from 'vitest';
import { FormRunner } from './FormRunner.tsx';

afterEach(cleanup);

const form: FormDefinition = {
  components: [
    { type: 'textfield', key: 'site', label: 'Baustelle', validate: { required: true } },
    { type: 'number', key: 'wind', label: 'Wind', validate: { max: 38.5, customMessage: 'Höchstens {{ max }}!' } },
    {
      type: 'datagrid',
      key: 'rows',
      label: 'Rows',
      components: [{ type: 'textfield', key: 'item', label: 'Item', validate: { required: true } }],
    },
    { type: 'button', key: 'submit', action: 'submit' },
  ],
};

async function submitIn(locale: string, submit: string) {
  const session = createSession({ form, specs, data: { wind: 50 } });
  const chosenLocale = chooseLocale([locale]);
  render(
    <LocaleContext value={chosenLocale}>
      <FormRunner session={session} />
    </LocaleContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: submit }));
  return (await screen.findAllByRole('link')).map((link) => link.textContent);
}

it('shows validation errors in German, and keeps the author’s own messages', async () => {
  expect(await submitIn('de-AT', 'Absenden')).toEqual([
    '„Baustelle“ ist erforderlich.',
    'Wind: Höchstens 38,5!',
    '„Item, Zeile 1“ ist erforderlich.',
  ]);
  expect(screen.getByText('„Baustelle“ ist erforderlich.', { selector: 'span' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Item, Zeile 1' })).toBeTruthy();
});

it('shows validation errors in Arabic, with left-to-right labels isolated', async () => {
  const [site, , item] = await submitIn('ar', 'إرسال');
  expect(site).toBe('الحقل «\u2068Baustelle\u2069» مطلوب.');
  expect(item).toBe('الحقل «\u2068\u2068Item\u2069، الصف \u20681\u2069\u2069» مطلوب.');
});
