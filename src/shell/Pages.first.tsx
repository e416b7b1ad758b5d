import type * as pages from './Pages'
import { SectionPage } from './SectionPage'

/** No link can be hovered before React has loaded. */
export const Pages = (({ section, menu }) => <SectionPage section={section} menu={menu} />) as (
  props: Parameters<typeof pages.Pages>[0],
) => ReturnType<typeof SectionPage>
