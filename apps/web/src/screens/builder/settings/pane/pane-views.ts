import { editorViewOf } from '@tideform/components/editor-views';
import type { AnyView } from '@tideform/components/views';
import { paneTypes } from '../pane-form.ts';
import { KeySetting } from './KeySetting.tsx';
import { SwitchRow } from './SwitchRow.tsx';

/** NOTE: as in the list of views, the casts forget props that the spec of the same type gives. */
const own: Readonly<Record<string, AnyView>> = {
  [paneTypes.switch]: SwitchRow as AnyView,
  [paneTypes.key]: KeySetting as AnyView,
};

/** Views of the types that only settings have: the pane's own, and the editors. */
export const paneView = (type: string): AnyView | undefined =>
  Object.hasOwn(own, type) ? own[type] : editorViewOf(type);
