import { concretePourRecord } from './construction/concrete-pour-record.ts';
import { dailySiteReport } from './construction/daily-site-report.ts';
import { excavationInspection } from './construction/excavation-inspection.ts';
import { scaffoldInspection } from './construction/scaffold-inspection.ts';
import { electricalCircuitTest } from './field-services/electrical-circuit-test.ts';
import { fireExtinguisherService } from './field-services/fire-extinguisher-service.ts';
import { refrigerantService } from './field-services/refrigerant-service.ts';
import { solarCommissioning } from './field-services/solar-commissioning.ts';
import { confinedSpaceEntry } from './health-and-safety/confined-space-entry.ts';
import { hotWorkPermit } from './health-and-safety/hot-work-permit.ts';
import { injuryReport } from './health-and-safety/injury-report.ts';
import { riskAssessment } from './health-and-safety/risk-assessment.ts';
import { earlyWarningScore } from './health-care/early-warning-score.ts';
import { fallRiskAssessment } from './health-care/fall-risk-assessment.ts';
import { handHygieneObservation } from './health-care/hand-hygiene-observation.ts';
import { medicationEvent } from './health-care/medication-event.ts';
import { interviewScorecard } from './human-resources/interview-scorecard.ts';
import { leaveRequest } from './human-resources/leave-request.ts';
import { onboardingChecklist } from './human-resources/onboarding-checklist.ts';
import { workstationAssessment } from './human-resources/workstation-assessment.ts';
import { accessReview } from './information-technology/access-review.ts';
import { changeRequest } from './information-technology/change-request.ts';
import { restoreTest } from './information-technology/restore-test.ts';
import { securityIncident } from './information-technology/security-incident.ts';
import { liftPlan } from './job-site-operations/lift-plan.ts';
import { siteWasteLog } from './job-site-operations/site-waste-log.ts';
import { stormwaterInspection } from './job-site-operations/stormwater-inspection.ts';
import { toolboxTalk } from './job-site-operations/toolbox-talk.ts';
import { generatorTest } from './maintenance-management/generator-test.ts';
import { lockoutRecord } from './maintenance-management/lockout-record.ts';
import { maintenanceWorkOrder } from './maintenance-management/maintenance-work-order.ts';
import { vibrationCheck } from './maintenance-management/vibration-check.ts';
import { goodsInspection } from './procurement/goods-inspection.ts';
import { purchaseRequest } from './procurement/purchase-request.ts';
import { supplierEvaluation } from './procurement/supplier-evaluation.ts';
import { tenderComparison } from './procurement/tender-comparison.ts';
import { fireDoorCheck } from './realestate/fire-door-check.ts';
import { moveInspection } from './realestate/move-inspection.ts';
import { propertySurvey } from './realestate/property-survey.ts';
import { waterHygieneCheck } from './realestate/water-hygiene-check.ts';
import { coldChainCheck } from './transport-and-logistics/cold-chain-check.ts';
import { dangerousGoodsCheck } from './transport-and-logistics/dangerous-goods-check.ts';
import { forkliftCheck } from './transport-and-logistics/forklift-check.ts';
import { vehicleInspection } from './transport-and-logistics/vehicle-inspection.ts';
import { createTemplate, type Template } from './writing/index.ts';

/** Templates that ship with the product: four per industry, in the order of the gallery's filters. */
export const ownTemplates: readonly Template[] = [
  concretePourRecord,
  dailySiteReport,
  excavationInspection,
  scaffoldInspection,
  earlyWarningScore,
  fallRiskAssessment,
  handHygieneObservation,
  medicationEvent,
  goodsInspection,
  purchaseRequest,
  supplierEvaluation,
  tenderComparison,
  electricalCircuitTest,
  fireExtinguisherService,
  refrigerantService,
  solarCommissioning,
  coldChainCheck,
  dangerousGoodsCheck,
  forkliftCheck,
  vehicleInspection,
  confinedSpaceEntry,
  hotWorkPermit,
  injuryReport,
  riskAssessment,
  generatorTest,
  lockoutRecord,
  maintenanceWorkOrder,
  vibrationCheck,
  liftPlan,
  siteWasteLog,
  stormwaterInspection,
  toolboxTalk,
  interviewScorecard,
  leaveRequest,
  onboardingChecklist,
  workstationAssessment,
  accessReview,
  changeRequest,
  restoreTest,
  securityIncident,
  fireDoorCheck,
  moveInspection,
  propertySurvey,
  waterHygieneCheck,
].map(createTemplate);
