/**
 * Returns a copy that inherits no keys: a page may have added some to every object, and they would be read
 * here or by the browser.
 */
export const withoutInherited = <Options extends object>(options: Options): Options =>
  Object.assign(Object.create(null) as Options, options)
