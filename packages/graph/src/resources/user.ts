import { z } from 'zod/mini';

/** A user. Entra returns selected but empty properties as `null`. */
export const user = z.looseObject({
  id: z.string(),
  displayName: z.nullish(z.string()),
  givenName: z.nullish(z.string()),
  surname: z.nullish(z.string()),
  mail: z.nullish(z.string()),
  userPrincipalName: z.optional(z.string()),
  jobTitle: z.nullish(z.string()),
  officeLocation: z.nullish(z.string()),
  preferredLanguage: z.nullish(z.string()),
  mobilePhone: z.nullish(z.string()),
  businessPhones: z.optional(z.array(z.string())),
});
export type User = z.infer<typeof user>;
