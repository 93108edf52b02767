// Parse Server makes a folder of log files where it is started, as soon as it is loaded and before it is told of
// our log. Import this module before it.
// biome-ignore lint/style/noProcessEnv: there is no other way to tell Parse Server before it is loaded
process.env.PARSE_SERVER_LOGS_FOLDER = 'null';
