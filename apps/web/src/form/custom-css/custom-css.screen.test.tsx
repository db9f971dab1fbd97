import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { cssAttacks } from '../../testing/css-attacks.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, responseRow, teamRow } from '../../testing/open-device.ts';
import { sanitizeCss } from './sanitize-css.ts';

beforeAll(() => import('../../screens/respond/RespondScreen.tsx'));
afterEach(cleanup);

const many = Array.from({ length: 60 }, (_, at) => ({ label: `Choice ${at}`, value: `${at}` }));
const schema = {
  components: [
    { type: 'textfield', key: 'site', label: 'Site', input: true, customClass: 'wide' },
    { type: 'content', key: 'note', html: '<p class="note">Read this</p>', input: false },
    { type: 'textfield', key: 'b', label: 'Below', input: true },
    { type: 'select', key: 'c', label: 'Choice', input: true, data: { values: many } },
  ],
};

/** CSS that tries everything that is allowed to cover the app with the form. */
const covering = `
  :root { position: absolute; inset: -5000px; z-index: 2147483647; background: rgb(255, 0, 0); margin: -5000px }
  .wide { position: absolute; top: -4000px; left: -4000px; width: 9000px; height: 9000px; background: rgb(255, 0, 0);
    transform: translate(-50vw, -50vh) scale(50); box-shadow: 0 0 0 9999px rgb(255, 0, 0); outline: 9999px solid rgb(255, 0, 0) }
  .wide { position: fixed; pointer-events: none }
  .wide::after { content: ""; position: absolute; inset: -9999px; background: rgb(255, 0, 0); z-index: 2147483647 }
  header, button, #root, [role=status], .fui-Button { display: none !important }
`;

async function openDraft(customCss?: string) {
  const response = responseRow({ schema, ...(customCss !== undefined && { customCss }) });
  const published = { driveItemId: 'p', schema, version: 2, ...(customCss !== undefined && { customCss }) };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ published })], responses: [response] });
  openApp('/teams/team1/forms/form1/response/draft1', data);
  return screen.findByRole('textbox', { name: 'Site' });
}

const findFormStyleSheet = () =>
  document.adoptedStyleSheets.find((sheet) => sheet.cssRules[0]?.cssText.includes('form-css-'));

it('styles only the form, which can’t cover the app', async () => {
  const field = await openDraft(covering);
  await expect.poll(findFormStyleSheet).toBeDefined();
  const card = field.closest('[class*=form-css-]')!.parentElement!;
  expect(getComputedStyle(card.firstElementChild!).position).toBe('absolute');
  const { left, right, top, bottom } = card.getBoundingClientRect();
  for (let x = 2; x < innerWidth; x += 23)
    for (let y = 2; y < innerHeight; y += 17) {
      const isInside = x >= left && x <= right && y >= top && y <= bottom;
      const hit = document.elementFromPoint(x, y);
      if (!isInside && hit) expect(card.contains(hit), `${x} ${y}`).toBe(false);
    }
  const submit = screen.getByRole('button', { name: 'Submit' });
  expect(submit.checkVisibility()).toBe(true);
  const buttonRect = submit.getBoundingClientRect();
  expect(
    submit.contains(
      document.elementFromPoint(buttonRect.x + buttonRect.width / 2, buttonRect.y + buttonRect.height / 2),
    ),
  ).toBe(true);
});

it('does not style lists in popovers', async () => {
  await openDraft('div { position: absolute; inset: -9999px; width: 90000px; background: rgb(255, 0, 0) }');
  await expect.poll(findFormStyleSheet).toBeDefined();
  await userEvent.click(screen.getByRole('combobox', { name: 'Choice' }));
  const popup = (await screen.findByRole('option', { name: 'Choice 1' })).closest('[popover]')!;
  const computedStyles = [popup, ...popup.querySelectorAll('div')].map((one) => getComputedStyle(one));
  expect(computedStyles.filter(({ backgroundColor }) => backgroundColor === 'rgb(255, 0, 0)')).toEqual([]);
  expect(popup.getBoundingClientRect().width).toBeLessThan(innerWidth);
});

it('adds the classes of form.io and of the author to a form with CSS, and removes the CSS on unmount', async () => {
  const field = await openDraft('.formio-component-site.wide input { color: rgb(255, 0, 0) }');
  await expect.poll(() => getComputedStyle(field).color).toBe('rgb(255, 0, 0)');
  expect(getComputedStyle(screen.getByRole('textbox', { name: 'Below' })).color).not.toBe('rgb(255, 0, 0)');
  cleanup();
  expect(findFormStyleSheet()).toBeUndefined();
});

it('adds neither a wrapper element nor a style sheet to a form without CSS', async () => {
  const field = await openDraft();
  expect(field.closest('[class*=formio-component]')).toBeNull();
  expect(findFormStyleSheet()).toBeUndefined();
});

it('lets no attack match other elements or send requests, as parsed by the browser', () => {
  const isOfForm = (rule: CSSRule): boolean => {
    if (rule instanceof CSSStyleRule)
      return rule.selectorText.split(/,(?![^(]*\))/).every((one) => /^\s*\.f\b/.test(one));
    if (rule instanceof CSSKeyframesRule) return rule.name.startsWith('f-');
    return rule instanceof CSSGroupingRule && [...rule.cssRules].every(isOfForm);
  };
  for (const [source] of cssAttacks) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(sanitizeCss(source, '.f', 'f-').css);
    expect([...sheet.cssRules].every(isOfForm), source).toBe(true);
    expect([...sheet.cssRules].map(({ cssText }) => cssText).join(''), source).not.toMatch(
      /url\(|position: fixed|image-set/,
    );
  }
});
