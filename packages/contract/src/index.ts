export {
  type Answer,
  type ApiCaller,
  type ApiMethod,
  type ApiOperation,
  apiOperation,
  type CommonRefusal,
  type RefusalOf,
  type Refusals,
} from './operation.ts';
