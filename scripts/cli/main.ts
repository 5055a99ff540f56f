#!/usr/bin/env node
/** The executable: runs a command and exits with its status. It loads nothing before Node is known to be new enough for that. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`wiki-query-conformance: needs Node 20.19 or later; this is ${process.version}\n`);
  process.exitCode = 2;
} else {
  try {
    const { runCommand, watchOutput } = await import('./program.js');
    watchOutput();
    process.exitCode = await runCommand(process.argv.slice(2));
  } catch (error) {
    // Node ends with status 1 on an error, which would accuse the target.
    console.error('wiki-query-conformance: a fault of the suite:', error);
    process.exitCode = 3;
  }
}
