// The program of the package. Without words the server, with `worker` a process that only makes videos, with others the command line. Each is loaded
// alone.
const [word] = process.argv.slice(2)
if (word === undefined) await import('./main.ts')
else if (word === 'worker') await import('./worker-main.ts')
else await (await import('./command-line.ts')).runThisProcess()
