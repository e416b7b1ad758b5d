/** By these in its address a section shows another view, which asks for other things. */
const OTHER_VIEW = /[?&](tab|view|test)=/

/** By these it shows one thing of many, which it finds among all. */
const ONE_OF_THEM = /[?&](order|receipt)=/

export const isOtherView = (search: string): boolean => OTHER_VIEW.test(search)

/** Whether a section shows what it shows without anything in its address. */
export const isOverview = (search: string): boolean => !isOtherView(search) && !ONE_OF_THEM.test(search)
