/** Deliberate deviations from the published metadata, with their reasons. */
export const knownViolations: readonly (readonly [fault: RegExp, why: string])[] = [
  [
    /: (identity\.email|sharePointIdentity\.email|identitySet\.group) isn't described$/,
    'These types are open. Examples of driveItem have `user.email`, those of drive an owner that is a `group`.',
  ],
  [
    /^create(Child)?UploadSession: has no parameter deferCommit$/,
    'The page of createUploadSession has it in the body, beside `item`.',
  ],
  [
    /: \$filter names (list\.Name|listItem\.Fields)$/,
    'The conformance suite asks in another case, as programs do; SharePoint takes names of properties in any.',
  ],
];

export const isKnownViolation = (fault: string): boolean => knownViolations.some(([pattern]) => pattern.test(fault));
