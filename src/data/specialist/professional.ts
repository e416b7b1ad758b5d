import { api, type SpecialistTag } from '../../api/api'

/** Adds the tags that only specialists need to the common API, so that consumer islands do not load them. */
export const professional = api.enhanceEndpoints({
  addTagTypes: [
    'AcademySession',
    'Course',
    'Document',
    'Expert',
    'Honour',
    'Invite',
    'IolAnswers',
    'IolRequest',
    'IolRequests',
    'Material',
    'Sample',
    'Satellite',
    'Specialist',
    'Stars',
    'WorkPlace',
  ] satisfies SpecialistTag[],
})
