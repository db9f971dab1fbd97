/** What an outcome does to its field. */
export type EffectRole =
  /** Shows or hides it. */
  | 'visibility'
  /** Is its answer, unless a person's own sticks. */
  | 'calculation'
  /** Is its answer before anybody answered. Asked when there is none, and not again. */
  | 'default'
  /** Says whether its answer is right. */
  | 'validity'
  /** Switches one of its logic's entries on and off. */
  | 'trigger'
  /** Of an entry that is on: changes its settings, its answer, or anything. */
  | 'schema'
  | 'value'
  | 'action'
  /** Runs after its answer changed. */
  | 'change'
  /** Empties it after another answer changed. */
  | 'refresh'
  /** Runs when somebody asks for it. */
  | 'request'
  /** Says whether a person may add rows to it. */
  | 'adding'
  /** Fills a text in. */
  | 'text'
  /** Says what there is to choose from, where that is, or that it is to be loaded again. */
  | 'offer';
