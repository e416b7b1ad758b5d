import { api, type SpecialistTag } from '../../api/api'

/**
 * The one API with the tags of what only specialists see: the islands of consumers do not load their names.
 */
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
