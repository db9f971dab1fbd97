/** Who may what with a form, as the permissions of its folders say it. Goes through Graph at once: needs the network and a token. */
export interface RightsService {
  /**
   * Whether the signed-in person holds the permission Edit Submissions: they may write in the folder of a confidential form's
   * responses. Of other forms, and where the folder is closed to them, they do not.
   *
   * @throws 'Invalid form: {id}', GraphOutage
   */
  mayEditSubmissions(formId: string): Promise<boolean>;
}
