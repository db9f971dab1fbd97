import { findEditorView } from '@tideform/components/editor-views';
import type { AnyView } from '@tideform/components/views';
import { paneTypes } from '../pane-form.ts';
import { KeySetting } from './KeySetting.tsx';
import { SwitchRow } from './SwitchRow.tsx';

/** NOTE: as in the main list of views, the casts drop the props type, which the spec of the same type ensures. */
const ownViews: Readonly<Record<string, AnyView>> = {
  [paneTypes.switch]: SwitchRow as AnyView,
  [paneTypes.key]: KeySetting as AnyView,
};

/** Returns the view of a type that only exists in settings: a type of this pane, or an editor. */
export const findPaneView = (type: string): AnyView | undefined =>
  Object.hasOwn(ownViews, type) ? ownViews[type] : findEditorView(type);
