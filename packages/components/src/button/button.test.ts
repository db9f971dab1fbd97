import { describe, expect, it } from 'vitest';
import { button, buttonAction } from './button.ts';

const props = (settings: object) => button.props.parse(settings);

describe('button', () => {
  it('stores false before a submit button is pressed, and no answer for other buttons', () => {
    expect(button.emptyValue(props({}))).toBe(false);
    expect(button.emptyValue(props({ action: 'reset' }))).toBeUndefined();
  });

  it('submits the form if no action is configured, and does nothing for unknown actions', () => {
    expect(buttonAction(props({}))).toEqual({ kind: 'submit' });
    expect(buttonAction(props({ action: 'saveState' }))).toBeUndefined();
    expect(button.emptyValue(props({ action: 'saveState' }))).toBeUndefined();
  });

  it('returns the configured action, or undefined for custom code that is blank', () => {
    expect(buttonAction(props({}))).toEqual({ kind: 'submit' });
    expect(buttonAction(props({ action: 'event', event: 'stop' }))).toEqual({ kind: 'event', event: 'stop' });
    expect(buttonAction(props({ action: 'custom', custom: 'data.total = 0' }))).toEqual({ kind: 'custom' });
    expect(buttonAction(props({ action: 'custom', custom: ' ' }))).toBeUndefined();
    expect(buttonAction(props({ action: 'oauth', custom: 'data.total = 0' }))).toBeUndefined();
  });

  it.each(['https://example.com', 'http://example.com', '/rules', 'rules.html', '?page=2'])('opens URL %s', (url) => {
    expect(buttonAction(props({ action: 'url', url }))).toEqual({ kind: 'url', url });
  });

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '', 'http://['])(
    "doesn't open the unsafe or invalid URL %s",
    (url) => {
      expect(buttonAction(props({ action: 'url', url }))).toBeUndefined();
    },
  );
});
