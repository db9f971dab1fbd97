import { makeStyles } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { laySheet } from './lay-sheet.ts';

afterEach(cleanup);

const useStyles = makeStyles({ own: { marginTop: '3px' } });

function Beside() {
  return <p className={`laid ${useStyles().own}`}>Beside</p>;
}

it('gives way to a class of Griffel beside it, though it is laid when theirs are there', () => {
  render(<Beside />);
  laySheet('.laid { margin-top: 20px; padding-top: 7px } .laid:hover { margin-top: 40px }');
  const { marginTop, paddingTop } = getComputedStyle(screen.getByText('Beside'));
  expect([marginTop, paddingTop]).toEqual(['3px', '7px']);
  document.querySelector('style')?.remove();
});
