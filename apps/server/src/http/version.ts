import serverPackage from '../../package.json' with { type: 'json' }

/** Version of this installation, from its package. */
export const VERSION = serverPackage.version
