import { z } from 'zod';

/** A person. Entra returns selected but empty properties as `null`. */
export const user = z.looseObject({
  id: z.string(),
  displayName: z.string().nullish(),
  givenName: z.string().nullish(),
  surname: z.string().nullish(),
  mail: z.string().nullish(),
  userPrincipalName: z.string().optional(),
  jobTitle: z.string().nullish(),
  officeLocation: z.string().nullish(),
  preferredLanguage: z.string().nullish(),
  mobilePhone: z.string().nullish(),
  businessPhones: z.array(z.string()).optional(),
});
export type User = z.infer<typeof user>;
