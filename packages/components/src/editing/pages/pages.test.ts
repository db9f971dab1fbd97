import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { formPartMessages } from '../form-parts.messages.ts';
import { addPage } from './add-page.ts';
import { listPages } from './list-pages.ts';
import { movePage } from './move-page.ts';
import { removePage } from './remove-page.ts';
import { renamePage } from './rename-page.ts';
import { setDisplay } from './set-display.ts';

const messages = await formPartMessages.read({ language: 'en', locale: 'en' });
const german = await formPartMessages.read({ language: 'de', locale: 'de' });

const createTextField = (key: string): ComponentDefinition => ({ type: 'textfield', key, label: key });
const createPage = (title: string, ...components: ComponentDefinition[]): ComponentDefinition => ({
  type: 'panel',
  key: title,
  title,
  components,
});
const submit: ComponentDefinition = { type: 'button', key: 'submit', label: 'Submit', input: true };
const wizard: FormDefinition = {
  display: 'wizard',
  components: [
    createPage('one', createTextField('a')),
    createTextField('loose'),
    createPage('two'),
    createPage('three'),
  ],
};
const listTitles = (form: FormDefinition) => listPages(form, messages).map(({ title }) => title);
const formatOutline = (form: FormDefinition) =>
  [...walkComponents(form)].map(({ id, definition }) => `${id} ${definition.key}`);

describe('pages of a wizard', () => {
  it('are the top-level panels', () => {
    expect(listPages(wizard).map(({ path, title }) => `${path} ${title}`)).toEqual(['0 one', '2 two', '3 three']);
    expect(listPages({ ...wizard, display: 'form' })).toEqual([]);
  });

  it('are added at the end or before another page', () => {
    expect(addPage(wizard, messages)).toMatchObject({ path: '4' });
    expect(listTitles(addPage(wizard, messages).form)).toEqual(['one', 'two', 'three', 'Page 4']);
    expect(addPage(wizard, german, 1)).toMatchObject({ path: '2' });
    expect(listTitles(addPage(wizard, german, 1).form)).toEqual(['one', 'Seite 4', 'two', 'three']);
  });

  it('move to a position among the pages', () => {
    expect(listTitles(movePage(wizard, '0', 2).form)).toEqual(['two', 'three', 'one']);
    expect(listTitles(movePage(wizard, '3', 0).form)).toEqual(['three', 'one', 'two']);
    expect(movePage(wizard, '2', 1).form).toBe(wizard);
  });

  it('can be deleted, except for the only remaining page', () => {
    const two = removePage(wizard, '3');
    expect(two.path).toBe('2');
    const one = removePage(two.form, '2');
    expect(one.path).toBe('0');
    expect(removePage(one.form, '0').form).toBe(one.form);
  });

  it('keep their key when they are renamed', () => {
    const renamed = renamePage(wizard, '2', ' Safety ').form;
    expect(listTitles(renamed)).toEqual(['one', 'Safety', 'three']);
    expect(renamed.components[2]?.key).toBe('two');
    expect(renamePage(wizard, '2', '  ').form).toBe(wizard);
  });
});

describe('changing the display', () => {
  it('wraps a form in a first page, and unwraps it again', () => {
    const form: FormDefinition = { display: 'form', components: [createTextField('a'), submit] };
    const asWizard = setDisplay(form, 'wizard', messages).form;
    expect(listTitles(asWizard)).toEqual(['Page 1']);
    expect(formatOutline(asWizard)).toEqual(['0 page1', '0.components.0 a', '0.components.1 submit']);
    expect(setDisplay(asWizard, 'form', messages).form).toEqual(form);
  });

  it('keeps the order of the fields when panels become pages', () => {
    const form: FormDefinition = {
      components: [
        createTextField('a'),
        createPage('p', createTextField('b')),
        createTextField('c'),
        createPage('q'),
        submit,
      ],
    };
    const asWizard = setDisplay(form, 'wizard', messages).form;
    expect(formatOutline(asWizard)).toEqual([
      '0 page1',
      '0.components.0 a',
      '1 p',
      '1.components.0 b',
      '1.components.1 c',
      '2 q',
      '2.components.0 submit',
    ]);
    expect(asWizard.components.every(({ type }) => type === 'panel')).toBe(true);
  });

  it('adds an empty page to an empty form', () => {
    expect(listTitles(setDisplay({ components: [] }, 'wizard', messages).form)).toEqual(['Page 1']);
  });

  it('adds a submit button to a single page', () => {
    const without = setDisplay(
      { display: 'wizard', components: [createPage('p', createTextField('a')), createPage('q')] },
      'form',
      messages,
    ).form;
    expect(formatOutline(without).at(-1)).toBe('2 submit');
    const within = setDisplay(
      { display: 'wizard', components: [createPage('p'), createPage('q', createTextField('b'), submit)] },
      'form',
      messages,
    );
    expect(formatOutline(within.form)).toEqual(['0 p', '1 q', '1.components.0 b', '2 submit']);
  });

  it('changes nothing if the form already has the display', () => {
    const form: FormDefinition = { components: [] };
    expect(setDisplay(form, 'form', messages).form).toBe(form);
    expect(setDisplay(wizard, 'wizard', messages).form).toBe(wizard);
  });
});
