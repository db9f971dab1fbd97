import { makeStyles } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { insertStyleSheet } from './insert-style-sheet.ts';

afterEach(cleanup);

const useStyles = makeStyles({ own: { marginTop: '3px' } });

function StyledText() {
  return <p className={`laid ${useStyles().own}`}>Beside</p>;
}

it('inserts a style sheet that Griffel classes override, even if they were inserted earlier', () => {
  render(<StyledText />);
  insertStyleSheet('.laid { margin-top: 20px; padding-top: 7px } .laid:hover { margin-top: 40px }');
  const { marginTop, paddingTop } = getComputedStyle(screen.getByText('Beside'));
  expect([marginTop, paddingTop]).toEqual(['3px', '7px']);
  document.querySelector('style')?.remove();
});
