import { describe, expect, it } from 'vitest';
import { button, getButtonAction } from './button.ts';

const parseProps = (settings: object) => button.props.parse(settings);

describe('button', () => {
  it('stores false before a submit button is pressed, and no answer for other buttons', () => {
    expect(button.emptyValue(parseProps({}))).toBe(false);
    expect(button.emptyValue(parseProps({ action: 'reset' }))).toBeUndefined();
  });

  it('submits the form if no action is configured, and does nothing for unknown actions', () => {
    expect(getButtonAction(parseProps({}))).toEqual({ kind: 'submit' });
    expect(getButtonAction(parseProps({ action: 'saveState' }))).toBeUndefined();
    expect(button.emptyValue(parseProps({ action: 'saveState' }))).toBeUndefined();
  });

  it('returns the configured action, or undefined for custom code that is blank', () => {
    expect(getButtonAction(parseProps({}))).toEqual({ kind: 'submit' });
    expect(getButtonAction(parseProps({ action: 'event', event: 'stop' }))).toEqual({ kind: 'event', event: 'stop' });
    expect(getButtonAction(parseProps({ action: 'custom', custom: 'data.total = 0' }))).toEqual({ kind: 'custom' });
    expect(getButtonAction(parseProps({ action: 'custom', custom: ' ' }))).toBeUndefined();
    expect(getButtonAction(parseProps({ action: 'oauth', custom: 'data.total = 0' }))).toBeUndefined();
  });

  it.each(['https://example.com', 'http://example.com', '/rules', 'rules.html', '?page=2'])('opens URL %s', (url) => {
    expect(getButtonAction(parseProps({ action: 'url', url }))).toEqual({ kind: 'url', url });
  });

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '', 'http://['])(
    "doesn't open the unsafe or invalid URL %s",
    (url) => {
      expect(getButtonAction(parseProps({ action: 'url', url }))).toBeUndefined();
    },
  );
});
