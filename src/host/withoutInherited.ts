/** A copy that has its own keys alone: a page may have added some to every object, which a browser or we would read. */
export const withoutInherited = <Options extends object>(options: Options): Options =>
  Object.assign(Object.create(null) as Options, options)
