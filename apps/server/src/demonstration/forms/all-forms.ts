import { assetCheck } from './asset-check.ts';
import { assetRegister } from './asset-register.ts';
import { assetService } from './asset-service.ts';
import type { DemoForm } from './demo-form.ts';
import { fireDrill } from './fire-drill.ts';
import { holidayRequest } from './holiday-request.ts';
import { incidentReport } from './incident-report.ts';
import { movingIn } from './moving-in.ts';
import { repairOrder } from './repair-order.ts';
import { residentSurvey } from './resident-survey.ts';
import { siteInspection } from './site-inspection.ts';
import { visitorSignIn } from './visitor-sign-in.ts';

/** Forms of the demo, in the order in which their responses are created. The form with most responses is last. */
export const allForms: readonly DemoForm[] = [
  siteInspection,
  incidentReport,
  holidayRequest,
  assetRegister,
  assetCheck,
  residentSurvey,
  movingIn,
  fireDrill,
  repairOrder,
  assetService,
  visitorSignIn,
];
