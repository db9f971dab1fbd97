import { act, render, screen } from '@testing-library/react';
import { it } from 'vitest';
import { createLibraryDevices } from '../../testing/test-device.ts';
import { DataContext } from '../data-context.ts';
import { useForm } from '../forms/useForms.ts';
import { useMayEdit } from './useSubmissionRights.ts';

function Shown({ formId }: { readonly formId: string }) {
  const mayEdit = useMayEdit(useForm(formId));
  return <p>{['bob', 'ada'].filter(mayEdit).join(' and ') || 'nobody'}</p>;
}

it('[SYNC-311] permits editing own submissions, and all of a confidential form with write access', async () => {
  const { member, formId } = await createLibraryDevices();
  const { forms } = member.database;
  render(
    <DataContext value={member}>
      <Shown formId={formId} />
    </DataContext>,
  );
  await screen.findByText('bob');
  await act(() => forms.update(formId, { confidentialResponses: true }));
  await screen.findByText('bob and ada');
  await act(() => forms.update(formId, { submissionEditMode: 'disabled' }));
  await screen.findByText('nobody');
});
