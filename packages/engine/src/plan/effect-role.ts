/** Role of an effect: determines what the effect's result changes. */
export type EffectRole =
  /** Shows or hides the field. */
  | 'visibility'
  /** Sets the answer, unless the user's own answer takes precedence. */
  | 'calculation'
  /** Sets the answer while it is empty. Runs once. */
  | 'default'
  /** Validates the answer. */
  | 'validity'
  /** Turns a `logic` entry on or off. */
  | 'trigger'
  /** Actions of an active `logic` entry: change the settings, set the answer, or run code. */
  | 'schema'
  | 'value'
  | 'action'
  /** Runs after the answer changed. */
  | 'change'
  /** Clears the answer after another answer changed. */
  | 'refresh'
  /** Runs on demand. */
  | 'request'
  /** Sets whether users may add rows. */
  | 'adding'
  /** Renders a template. */
  | 'text'
  /** Provides choices, their URL, or a request to reload them. */
  | 'offer';
