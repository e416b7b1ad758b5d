import { startAnonymous } from '../../src/api/early'
import { getSurvey } from '../../src/api/generated/survey'
import { setting } from '../../src/host/settings'

/** Returns the code of the survey that the editor has set. */
export const surveyCodeOf = (container: Element): string | undefined => setting(container, 'data-survey')

/**
 * Requests the survey before the island's chunk has loaded. A code that would change the path is left to the
 * island.
 */
export function startSurvey({ host }: ShadowRoot): void {
  const code = surveyCodeOf(host)
  if (code !== undefined && !/^\.+$/.test(code))
    startAnonymous({ path: getSurvey.path.replace('{code}', encodeURIComponent(code)) })
}
